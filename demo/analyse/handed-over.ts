/** Files that the system opens with the installed site, and what other applications share with it: see the manifest. */

/** What browsers that open files with a site have; the types of the DOM do not know it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** @param open is called with what is handed over */
export function acceptHandedOver(open: (sources: readonly (string | File)[]) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(open);
  });
  const shared = new URLSearchParams(location.search);
  const text = shared.get('text') ?? shared.get('url') ?? '';
  if (text.trim() === '') return;
  open([text]);
  // A reload is not to open it again.
  history.replaceState(history.state, '', location.pathname + location.hash);
}
