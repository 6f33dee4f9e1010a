/** One of a list, each as likely as the others. */
export function randomItem<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)]!;
}
