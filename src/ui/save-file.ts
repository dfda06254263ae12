/** Hands the reader a text as a file of their own. `type` as in `text/calendar`. */
export function saveFile(text: string, type: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = fileName;
  link.click();
  // Later than the download has begun, which no browser tells.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
