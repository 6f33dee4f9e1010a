/** Offers a file for download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser must have started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
