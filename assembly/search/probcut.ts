/**
 * Multi-ProbCut (Michael Buro): a shallow search foretells a deep one up to a normally distributed error. If the
 * shallow score is so far outside the window that the deep one would hardly ever be inside, the deep search is skipped.
 *
 * The error's standard deviation, in discs, is modelled as a linear function of the empties (e), the depth (d) and the
 * depth of the shallow search (p): one function for searches to a horizon, another for searches to the end of the game.
 * `pvs.ts` cuts by it, and `driver.ts` reports the confidence. Level 0 of selectivity cuts most, `NO_SELECTIVITY` nothing.
 */
import { CHECKED } from '../checks';
import { Frame } from './memory/frame';
import { NO_SELECTIVITY } from './memory/table';
import { PROBCUT, uses } from '../techniques';

/** Errors allowed for, in standard deviations, at each level of selectivity. */
const DEVIATIONS = memory.data<f32>([1.13, 1.55, 1.96, 2.58]);
/** The chance in percent that an error stays within them. */
const CONFIDENCES = memory.data<u8>([74, 88, 95, 99, 100]);

/** The standard deviation is constant + ofEmpties e + ofDepth d + ofShallow p. */
@unmanaged
class Model {
  constant: f32;
  ofEmpties: f32;
  ofDepth: f32;
  ofShallow: f32;
}

/** Searches whose horizon is not the end of the game; both models are fitted by `npm run -w training fit:probcut`. */
const MIDGAME = memory.data<f32>([4.1719, -0.0589, 0.2405, -0.4291]);
/** The same if the deep search goes to the end of the game (d = e). */
const ENDGAME = memory.data<f32>([6.2176, -0.0335, 0, -0.3049]);

/** The chance in percent that a level of selectivity cut nothing relevant. */
export function confidenceAt(selectivity: i32): i32 {
  if (CHECKED) assert(selectivity >= 0 && selectivity <= NO_SELECTIVITY);
  return load<u8>(CONFIDENCES + selectivity);
}

/** Depth of the shallow search for a deep one, of the same parity, so that both end with the same side to move. */
export function probeDepth(depth: i32, toGameEnd: bool): i32 {
  const shallow = toGameEnd ? depth / 5 : depth / 2;
  if (CHECKED) assert(shallow < depth);
  return (shallow & ~1) | (depth & 1);
}

/** How far outside the window the shallow score has to be, in discs. */
export function probeMargin(frame: Frame, shallow: i32): i32 {
  if (CHECKED)
    assert(
      frame.selectivity < NO_SELECTIVITY && ((frame.depth ^ shallow) & 1) == 0,
      'both end on the same side',
    );
  const model = changetype<Model>(frame.toGameEnd ? ENDGAME : MIDGAME);
  const sigma =
    model.constant +
    model.ofEmpties * <f32>frame.empties +
    model.ofDepth * <f32>frame.depth +
    model.ofShallow * <f32>shallow;
  return <i32>ceil<f32>(max<f32>(sigma, LEAST_SIGMA) * load<f32>(DEVIATIONS + (frame.selectivity << 2)));
}

/**
 * How far outside the window the evaluation has to be, in discs, before a probe is tried: half the margin. Chosen by
 * hand, not fitted.
 */
export function probeGate(margin: i32): i32 {
  return margin / 2;
}

/** The least standard deviation, in discs: the model's value may be too small. */
const LEAST_SIGMA: f32 = 1;

/** Depths below this are searched in full. */
const PROBE_FROM: i32 = 3;

/** Whether a search may be cut by a probe. */
export function mayProbe(depth: i32, selectivity: i32): bool {
  return selectivity < NO_SELECTIVITY && depth >= PROBE_FROM && uses(PROBCUT);
}
