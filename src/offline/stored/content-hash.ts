/** Short name of a content, the same in the build, in the worker and in a page. */
export async function contentHash(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  // Six bytes: two versions of one file meet by chance once in 10^14.
  return btoa(String.fromCharCode(...digest.subarray(0, 6)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
