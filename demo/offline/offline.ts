/** The messages of a page to its service worker, with the answers. */
import { inTime } from '../in-time.js';
import type { OfflineMessage, OfflineQuestions } from '../service-worker/offline-messages.js';

/** The main script of this page; it tells the service worker which build the page is of. */
export function pageScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')!.src;
}

/** How long the service worker may take to answer, in milliseconds; storing the engine takes as long as the network. */
const PATIENCE = {
  'is-engine-stored': 15_000,
  'keep-engine': 300_000,
  'is-current': 5000,
  'page-opened': 30_000,
};

/** Asks the service worker of the site. @throws {DOMException} when it is gone, or does not answer in time */
export async function askOffline<Q extends keyof OfflineQuestions>(
  question: Q,
): Promise<OfflineQuestions[Q]> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<OfflineQuestions[Q]>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<OfflineQuestions[Q]>) => resolve(data);
  });
  const message: OfflineMessage = { question, pageScript: pageScript() };
  active!.postMessage(message, [port2]);
  return inTime(answered, PATIENCE[question]);
}

/** Answers the service worker of the site, and announces this page to it. */
export function answerOffline(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'which-build') ports[0]?.postMessage(pageScript());
  });
  navigator.serviceWorker.startMessages();
  // Otherwise the files of earlier builds go with a later page.
  void askOffline('page-opened').catch(() => undefined);
}

/** Asks the host for a newer build of the site, and waits until its service worker is active. */
export async function takeNewestBuild(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve();
    };
    coming.addEventListener('statechange', check);
    check();
  });
}
