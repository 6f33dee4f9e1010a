/** The part of mocha that the browser's test runner provides and we use. */
type TestBody = (this: TestContext) => void | Promise<void>;
interface TestContext {
  /** Time limit of the test in milliseconds. */
  timeout(ms: number): void;
}
declare function describe(subject: string, body: (this: TestContext) => void): void;
declare function it(behaviour: string, body: TestBody): void;
declare function before(body: TestBody): void;
declare function after(body: TestBody): void;
declare function beforeEach(body: TestBody): void;
declare function afterEach(body: TestBody): void;
