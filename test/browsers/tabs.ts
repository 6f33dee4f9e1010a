/**
 * A tab of any of the three browsers, each driven by its own protocol, with the few operations that common tests need.
 */
import { ElementHandle, launch, type Browser, type Page } from 'puppeteer-core';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/chromium.mjs';
import { startFirefox } from './firefox.mjs';
import {
  ensureOtherEngine,
  OTHER_ENGINE_NAMES,
  prepareOtherEngine,
  type OtherEngineName,
} from './other-engines.mjs';
import { startWebKit } from './webkit.mjs';
import { webDriverKey } from './webkit-launcher.mjs';

export type EngineName = 'chromium' | OtherEngineName;

/**
 * Selectors from the document to an element, each applied in the shadow root of the previous one, or else inside it.
 */
export type Path = readonly string[];

type Json = string | number | boolean | null | readonly Json[];

export interface Tab {
  open(url: string): Promise<void>;
  /** Runs a function in the page; it cannot use variables from outside. */
  run<A extends readonly Json[], R>(action: (...values: A) => R | Promise<R>, ...values: A): Promise<R>;
  click(path: Path): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  /** Whether assistive technology sees this role and this name of an element. */
  isKnownAs(path: Path, role: string, name: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Chromium, and the other browsers installed on this machine. */
export async function enginesHere(): Promise<readonly EngineName[]> {
  const found: EngineName[] = ['chromium'];
  for (const name of OTHER_ENGINE_NAMES) {
    if ('version' in (await prepareOtherEngine(name))) found.push(name);
  }
  return found;
}

/** Starts a browser with one tab. */
export async function openTab(engine: EngineName): Promise<Tab> {
  switch (engine) {
    case 'chromium': {
      const executablePath = await ensureChromium();
      return PuppeteerTab.in(await launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] }));
    }
    case 'firefox':
      return PuppeteerTab.in(await startFirefox(ensureOtherEngine('firefox')));
    case 'webkit':
      return new WebDriverTab(await startWebKit(ensureOtherEngine('webkit')));
  }
}

/** The element at the end of a path; runs in the page. */
function elementAt(path: Path): Element {
  let at: ParentNode = document;
  for (const selector of path) {
    const root: ParentNode | null = at instanceof Element ? at.shadowRoot : null;
    const inside: Element | null = root?.querySelector(selector) ?? at.querySelector(selector);
    if (!inside) throw new Error(`${selector} of ${path.join(' ')} is not there`);
    at = inside;
  }
  return at as Element;
}

class PuppeteerTab implements Tab {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async in(browser: Browser): Promise<Tab> {
    return new PuppeteerTab(browser, await browser.newPage());
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async run<A extends readonly Json[], R>(
    action: (...values: A) => R | Promise<R>,
    ...values: A
  ): Promise<R> {
    return this.page.evaluate(action as unknown as (...all: unknown[]) => R | Promise<R>, ...values);
  }

  async #at(path: Path): Promise<ElementHandle> {
    const found = (await this.page.evaluateHandle(elementAt, path)).asElement();
    if (!found) throw new Error(`${path.join(' ')} is no element`);
    return found as ElementHandle;
  }

  async click(path: Path): Promise<void> {
    await (await this.#at(path)).click();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key as Parameters<Page['keyboard']['press']>[0]);
  }

  async isKnownAs(path: Path, role: string, name: string): Promise<boolean> {
    const element = await this.#at(path);
    // The protocol can only search for a role and a name, so the element must be among the results.
    const above = await element.evaluateHandle((one) => one.parentElement ?? one.getRootNode());
    const found = await (above as unknown as ElementHandle).$$(`::-p-aria([name="${name}"][role="${role}"])`);
    for (const one of found) if (await one.evaluate((a, b) => a === b, element)) return true;
    return false;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

class WebDriverTab implements Tab {
  readonly #driver: WebDriver;
  readonly #end: () => Promise<void>;

  constructor({ driver, close }: Awaited<ReturnType<typeof startWebKit>>) {
    this.#driver = driver;
    this.#end = close;
  }

  async open(url: string): Promise<void> {
    await this.#driver.get(url);
  }

  async run<A extends readonly Json[], R>(
    action: (...values: A) => R | Promise<R>,
    ...values: A
  ): Promise<R> {
    const answer = await this.#driver.executeAsyncScript<{ value: R } | { error: string }>(
      `const [values, done] = arguments;
      Promise.resolve().then(() => (${String(action)})(...values)).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }));`,
      values,
    );
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }

  #at(path: Path): Promise<WebElement> {
    return this.#driver.executeScript<WebElement>(`return (${String(elementAt)})(arguments[0])`, path);
  }

  async click(path: Path): Promise<void> {
    const element = await this.#at(path);
    await this.#driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
  }

  async press(...keys: readonly string[]): Promise<void> {
    const actions = this.#driver.actions();
    for (const key of keys.map(webDriverKey)) actions.keyDown(key).keyUp(key);
    await actions.perform();
  }

  async isKnownAs(path: Path, role: string, name: string): Promise<boolean> {
    const element = await this.#at(path);
    return (await element.getAriaRole()) === role && (await element.getAccessibleName()) === name;
  }

  close(): Promise<void> {
    return this.#end();
  }
}
