import type { Locator, Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';

/** One JSON form: where it is, what a visitor writes in it, and what the specification says of it. */
export interface FormUnderTest {
  name: string;
  path: string;
  inbox: string;
  submit: string;
  /** By label, what is typed or chosen. */
  fields: Record<string, string>;
  payload: Record<string, string>;
  /** Label and message of every required field, in order. */
  missing: [label: string, message: string][];
  sent: string;
  failed: string;
}

type Field = [label: string, key: string, typed: string, missing?: string];

/** Each field once: what it is called on the page and in the payload, what is typed, and what is said where it is missing. */
function formUnderTest({
  fields,
  unfilled = [],
  ...form
}: Omit<FormUnderTest, 'fields' | 'payload' | 'missing'> & {
  fields: Field[];
  /** Keys of what may be left empty. */
  unfilled?: string[];
}): FormUnderTest {
  return {
    ...form,
    fields: Object.fromEntries(fields.map(([label, , typed]) => [label, typed])),
    payload: Object.fromEntries([...fields.map(([, key, typed]) => [key, typed]), ...unfilled.map((key) => [key, ''])]),
    missing: fields.flatMap(([label, , , message]) => (message === undefined ? [] : [[label, message]])),
  };
}

const NAME: Field = ['Nombre', 'name', 'Itzel Muñoz', 'El nombre es requerido'];
const EMAIL: Field = ['Email', 'email', 'itzel@correo.com', 'El email es requerido'];

export const FORMS: readonly FormUnderTest[] = [
  formUnderTest({
    name: 'contact',
    path: '/contacto',
    inbox: '/buzon/contacto',
    submit: 'Enviar mensaje',
    fields: [
      NAME,
      EMAIL,
      ['Asunto', 'subject', 'consulta-visa', 'Elige un asunto'],
      ['Mensaje', 'message', '¿Y si mi vuelo\nhace escala?', 'El mensaje es requerido'],
    ],
    sent: '¡Gracias por tu mensaje! Te responderemos pronto.',
    failed: 'Hubo un error al enviar el mensaje. Por favor intenta de nuevo.',
  }),
  formUnderTest({
    name: 'error report',
    path: '/reportar-error',
    inbox: '/buzon/reporte-error',
    submit: 'Enviar reporte',
    fields: [
      ['País', 'country', 'japan', 'Elige un país'],
      ['Tipo de error', 'errorType', 'costos', 'Elige el tipo de error'],
      ['Información actual (incorrecta)', 'currentInfo', 'Dice que es gratis', 'Escribe la información que está mal'],
      ['Información correcta', 'correctInfo', 'Cobran 50 USD', 'Escribe la información correcta'],
    ],
    unfilled: ['source', 'email', 'description'],
    sent: '¡Gracias por reportar este error! Revisaremos la información y la actualizaremos pronto.',
    failed: 'Hubo un error al enviar el reporte. Por favor intenta de nuevo.',
  }),
  formUnderTest({
    name: 'guide idea',
    path: '/guias',
    inbox: '/buzon/idea-de-guia',
    submit: 'Enviar sugerencia',
    fields: [NAME, EMAIL, ['Idea de guía', 'guide_idea', 'Patagonia con niños']],
    sent: '¡Gracias! Hemos recibido tu sugerencia. Te contactaremos pronto.',
    failed: 'Error Hubo un problema al enviar tu sugerencia. Inténtalo de nuevo.',
  }),
];

export const OFFLINE = /no tienes conexión a internet.*sigue aquí/;

export const formOf = (page: Page) => page.getByRole('main').locator('form[method="post"]');
export const control = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });
export const submitOf = (page: Page) => formOf(page).locator('button[type="submit"]');
/** What the page announces: in the form, or in a toast. */
export const announced = (page: Page, role: 'alert' | 'status', text: string): Locator =>
  page.getByRole(role).filter({ hasText: new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) });

export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = control(page, label);
    if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function openFilled(page: Page, { path, fields }: FormUnderTest): Promise<void> {
  await page.goto(path);
  await fillIn(page, fields);
}

/** Once its script is there, the form checks itself. */
export async function untilReady(page: Page): Promise<void> {
  await expect.poll(() => formOf(page).evaluate((form) => (form as HTMLFormElement).noValidate)).toBe(true);
}

export async function expectKept(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await expect.poll(() => control(page, label).inputValue()).toBe(value);
  }
}

export async function expectEmpty(page: Page, fields: Record<string, string>): Promise<void> {
  await expectKept(page, Object.fromEntries(Object.keys(fields).map((label) => [label, ''])));
}

/** Names of the drafts on the device. */
export async function draftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
}

/** Answers every post to the inbox as told, and keeps the requests. */
export async function stubInbox(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<unknown> = (route) => route.fulfill({ status: 204 }),
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`**${path}`, async (route) => {
    requests.push(route.request());
    await answer(route);
  });
  return requests;
}

/** The newsletter starts when the reader comes near it. */
export async function comeToNewsletter(page: Page): Promise<void> {
  await formOf(page).scrollIntoViewIfNeeded();
  await untilReady(page);
}
