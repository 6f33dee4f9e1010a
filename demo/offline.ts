import type { OfflineMessage, OfflineQuestions } from './offline-messages.js';

/** The main script of this page; it tells the service worker which build the page is of. */
export function pageScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')!.src;
}

/** Asks the service worker that controls this page. */
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
  return answered;
}

/** Answers the service worker of the site, and announces this page to it. */
export function answerOffline(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'which-build') ports[0]?.postMessage(pageScript());
  });
  navigator.serviceWorker.startMessages();
  void askOffline('page-opened');
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
