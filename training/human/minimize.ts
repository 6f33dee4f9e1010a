/** Minimizes a smooth convex function by L-BFGS (Nocedal 1980) with a backtracking line search. */

/** Number of remembered pairs of steps and changes of the gradient. */
const MEMORY = 20;
const MOST_STEPS = 300;
/** Stops when the function falls by less than this. */
const ENOUGH = 1e-7;
/** A step must achieve this share of the decrease that the gradient predicts. */
const ARMIJO = 1e-4;

/**
 * @param start where to begin; it is not changed
 * @param valueAndSlope returns the value at a point and writes the gradient into its second argument
 */
export function minimize(
  start: Float64Array,
  valueAndSlope: (point: Float64Array, slope: Float64Array) => number,
  tell: (step: number, value: number) => void,
): Float64Array {
  let point = Float64Array.from(start);
  let slope = new Float64Array(start.length);
  let value = valueAndSlope(point, slope);
  const steps: { moved: Float64Array; turned: Float64Array }[] = [];
  for (let step = 1; step <= MOST_STEPS; step++) {
    const direction = directionOf(slope, steps);
    const promise = dot(direction, slope);
    let length = steps.length === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1;
    let next = point;
    let nextSlope = slope;
    let nextValue = Infinity;
    for (; length > 1e-10; length /= 2) {
      next = point.map((at, index) => at + length * direction[index]!);
      nextSlope = new Float64Array(start.length);
      nextValue = valueAndSlope(next, nextSlope);
      if (nextValue <= value + ARMIJO * length * promise) break;
    }
    const fall = value - nextValue;
    if (!(fall > 0)) break;
    const moved = next.map((at, index) => at - point[index]!);
    const turned = nextSlope.map((at, index) => at - slope[index]!);
    if (dot(moved, turned) > 0) steps.push({ moved, turned });
    if (steps.length > MEMORY) steps.shift();
    [point, slope, value] = [next, nextSlope, nextValue];
    tell(step, value);
    if (fall < ENOUGH) break;
  }
  return point;
}

/** The descent direction, from the remembered pairs. */
function directionOf(
  slope: Float64Array,
  steps: readonly { moved: Float64Array; turned: Float64Array }[],
): Float64Array {
  const direction = slope.map((at) => -at);
  const shares = new Map<number, number>();
  for (const [at, { moved, turned }] of [...steps.entries()].reverse()) {
    const share = dot(moved, direction) / dot(moved, turned);
    shares.set(at, share);
    addTo(direction, turned, -share);
  }
  const last = steps.at(-1);
  if (last) {
    const scale = dot(last.moved, last.turned) / dot(last.turned, last.turned);
    for (const [at, length] of direction.entries()) direction[at] = length * scale;
  }
  for (const [at, { moved, turned }] of steps.entries()) {
    addTo(direction, moved, shares.get(at)! - dot(turned, direction) / dot(moved, turned));
  }
  return direction;
}

function addTo(sum: Float64Array, part: Float64Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at]! += share * part[at]!;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}
