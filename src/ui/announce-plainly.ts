const SHOWN_FOR_MS = 8000;

/** A line of text in a live region, for when not even the toast's code could be loaded. */
export function announcePlainly(text: string): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.className = 'toast toast--plain';
  document.body.append(line);
  // After it is in the page: a live region announces what changes in it, not what it arrives with.
  line.textContent = text;
  setTimeout(() => line.remove(), SHOWN_FOR_MS);
}
