import type { EnquiryFormElement } from './enquiry-form.element.ts';
import { type ReportCountryTable, reportPrefill } from './report-prefill.ts';

/**
 * Starts the report with what its address says. Opened at a fact it asks only what is not known of it: the right value,
 * and where it stands. The rest is folded, and a line says it. What the fields hold decides, so a draft counts too.
 */
export function openReport(): void {
  const element = document.querySelector<EnquiryFormElement>('enquiry-form[kind="error-report"]');
  const form = element?.querySelector('form');
  const line = document.getElementById('report-about');
  if (!element || !form || !line) return;
  const table: ReportCountryTable = JSON.parse(document.getElementById('report-countries')?.textContent ?? '{}');
  element.start(reportPrefill(location.search, table));

  const { country, errorType, currentInfo } = Object.fromEntries(new FormData(form));
  if (!country || !errorType || !currentInfo) return;
  const name = form.querySelector<HTMLSelectElement>('[name="country"]')?.selectedOptions[0]?.text;
  line.textContent = `${name}: «${currentInfo}». Solo falta que nos digas lo correcto.`;
  line.hidden = false;
  element.addEventListener('sent', () => {
    line.hidden = true;
  });
  for (const details of form.querySelectorAll('details')) details.open = false;
}
