/**
 * Receives files that the system opens with the installed site, and content that other apps share with it; see the
 * manifest.
 */

/** A browser API that the DOM types do not have. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** @param open called with what was received */
export function acceptHandedOver(open: (sources: readonly (string | File)[]) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(open);
  });
  const shared = new URLSearchParams(location.search);
  const text = shared.get('text') ?? shared.get('url') ?? '';
  if (text.trim() === '') return;
  open([text]);
  // A reload must not open it again.
  history.replaceState(history.state, '', location.pathname + location.hash);
}
