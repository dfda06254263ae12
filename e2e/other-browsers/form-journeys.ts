import { expect, test } from 'vitest';
import { FORMS } from '../forms/enquiry-forms.ts';
import type { Target } from './elements.ts';
import type { NewReader } from './use-browser.ts';

const SEND: Target = { role: 'button', name: 'Enviar mensaje' };
const field = (name: string): Target => ({ role: 'textbox', name });

export function formJourneys(newReader: NewReader): void {
  const contact = FORMS.find(({ name }) => name === 'contact');
  if (!contact) throw new Error('the contact form is among the forms');

  test('the contact form names what is missing and leads to it, keeps a draft, and thanks', async () => {
    const reader = await newReader();
    await reader.open(contact.path);
    await reader.click(SEND);
    const summary: Target = { role: 'alert', name: 'Revisa 4 campos' };
    await reader.hasFocusOn(summary);
    await reader.click({ role: 'link', name: 'El nombre es requerido', in: summary });
    await reader.hasFocusOn(field('Nombre'));
    await reader.type(field('Nombre'), 'Itzel Muñoz');
    await reader.type(field('Email'), 'itzel@correo.com');
    await reader.choose({ role: 'combobox', name: 'Asunto' }, 'Consulta de visa');
    await reader.visitor.reload();
    await reader.eventually(async () => (await reader.facts(field('Nombre'))).value, 'Itzel Muñoz', 'draft');
    expect((await reader.facts({ role: 'combobox', name: 'Asunto' })).value).toBe('consulta-visa');
    await reader.type(field('Mensaje'), '¿Y si mi vuelo hace escala?');
    await reader.click(SEND);
    await reader.sees({ role: 'status', name: contact.sent });
    await reader.eventually(async () => (await reader.facts(field('Mensaje'))).value, '', 'message');
  });
}
