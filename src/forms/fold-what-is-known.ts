/**
 * A report opened at a fact asks only what is not known of it: the right value, and where it stands. The rest is folded,
 * and `line` says it. What the fields hold decides, so a draft counts too.
 */
export function foldWhatIsKnown(form: HTMLFormElement, line: HTMLElement): void {
  const { country, errorType, currentInfo } = Object.fromEntries(new FormData(form));
  if (!country || !errorType || !currentInfo) return;
  const name = form.querySelector<HTMLSelectElement>('[name="country"]')?.selectedOptions[0]?.text;
  line.textContent = `${name}: «${currentInfo}». Solo falta que nos digas lo correcto.`;
  line.hidden = false;
  for (const details of form.querySelectorAll('details')) details.open = false;
}
