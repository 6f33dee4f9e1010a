// The final lines of `npm test`: which stages failed, which tests in them, and how to run only those again.

/** Number of failed tests that are listed for a stage; the others are in its output. */
const NAMED = 20;

/** Collects the outcomes of stages. */
export class Summary {
  passed = 0;
  failed = 0;

  /** @type {Map<string, string[]>} what there is to say of each stage that failed */
  #failures = new Map();
  /** @type {string[]} */
  #leftOut = [];
  #complete = false;

  /**
   * @param {import('./stages.mjs').Stage} stage
   * @param {import('./run-stage.mjs').StageOutcome} outcome
   */
  add({ name }, { counts, seconds, why }) {
    this.passed += counts.passed;
    this.failed += counts.failed;
    console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)`);
    if (counts.failed === 0) return;
    const names = counts.names ?? [];
    const more = names.length > NAMED ? [`and ${names.length - NAMED} more`] : [];
    this.#failures.set(name, [
      ...(why === undefined || names.length > 0 ? [] : [why]),
      ...names.slice(0, NAMED),
      ...more,
    ]);
  }

  /**
   * A stage that could not run has failed: it shows nothing.
   *
   * @param {import('./stages.mjs').Stage} stage
   * @param {string} why
   */
  skip({ name }, why) {
    this.failed += 1;
    console.log(`== ${name}: ${why}`);
    this.#failures.set(name, [why]);
  }

  /**
   * A stage that needs what this machine does not have, and nobody asked for. It is said again at the end.
   *
   * @param {import('./stages.mjs').Stage} stage
   * @param {string} why
   */
  leaveOut({ name }, why) {
    console.log(`== ${name}: not run: ${why}`);
    this.#leftOut.push(`Not run: ${name}; ${why}`);
  }

  /** @param {string} name */
  hasFailed(name) {
    return this.#failures.has(name);
  }

  /** All stages have run. */
  finish() {
    this.#complete = true;
  }

  /**
   * The whole broke off.
   *
   * @param {string} why
   */
  broke(why) {
    this.#complete = true;
    this.failed += 1;
    console.error(`The run broke off: ${why}`);
  }

  /** The closing lines; the last is `N passed, N failed`. */
  lines() {
    if (!this.#complete) this.broke('it ended before all stages had run');
    const lines = ['', ...this.#leftOut];
    for (const [name, remarks] of this.#failures) {
      lines.push(`Failed: ${name}; again, alone: npm test -- ${name}`);
      lines.push(...remarks.map((remark) => `  ${remark}`));
    }
    return [...lines, `${this.passed} passed, ${this.failed} failed`];
  }
}
