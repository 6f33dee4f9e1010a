/** What the browser's test runner gives every test file: the part of mocha that we use. */
type TestBody = (this: TestContext) => void | Promise<void>;
interface TestContext {
  /** Milliseconds that the test may take. */
  timeout(ms: number): void;
}
declare function describe(subject: string, body: (this: TestContext) => void): void;
declare function it(behaviour: string, body: TestBody): void;
declare function before(body: TestBody): void;
declare function after(body: TestBody): void;
declare function beforeEach(body: TestBody): void;
declare function afterEach(body: TestBody): void;
