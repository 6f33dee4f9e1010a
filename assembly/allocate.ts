/** Memory for as long as the module lives: nothing is given back. */

let next: usize = __heap_base;

/** Returns the address of new memory, a multiple of 16 and zeroed, or 0 if there is not enough. */
export function tryAllocate(bytes: usize): usize {
  const address = (next + 15) & ~15;
  const end = <u64>address + bytes;
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) return 0;
  next = <usize>end;
  return address;
}

/** As {@link tryAllocate}, but traps if there is not enough. */
export function allocate(bytes: usize): usize {
  const address = tryAllocate(bytes);
  if (address == 0) unreachable();
  return address;
}
