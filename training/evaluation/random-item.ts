/** An item of a list, all equally likely. */
export function randomItem<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)]!;
}
