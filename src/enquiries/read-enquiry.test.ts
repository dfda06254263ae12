import { describe, expect, it, test } from 'vitest';
import { contactSchema } from './contact.ts';
import { errorReportSchema } from './error-report.ts';
import { guideIdeaSchema } from './guide-idea.ts';
import { newsletterFieldName, newsletterFormSchema } from './newsletter.ts';
import { readEnquiry } from './read-enquiry.ts';

function typed(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const CONTACT = { name: 'Itzel', email: 'itzel@correo.com', subject: 'otro', message: 'Hola' };
const REPORT = { country: 'japan', errorType: 'costos', currentInfo: 'Gratis', correctInfo: '50 USD' };

describe('the payload carries exactly the specified keys', () => {
  test('contact', () => {
    expect(readEnquiry(contactSchema, typed({ ...CONTACT, sitio_web: '', otra: 'x' })).values).toEqual(CONTACT);
  });

  test('error report: what is optional and left empty is an empty string', () => {
    expect(
      readEnquiry(errorReportSchema, typed({ ...REPORT, source: '', email: '', description: ' ' })).values,
    ).toEqual({
      ...REPORT,
      source: '',
      email: '',
      description: '',
    });
  });

  test('error report: a field the page lost counts as empty', () => {
    expect(Object.keys(readEnquiry(errorReportSchema, typed(REPORT)).values ?? {})).toEqual([
      'country',
      'errorType',
      'currentInfo',
      'correctInfo',
      'source',
      'email',
      'description',
    ]);
  });

  test('guide idea', () => {
    const fields = { name: ' Itzel ', email: ' itzel@correo.com ', guide_idea: '' };
    expect(readEnquiry(guideIdeaSchema, typed(fields)).values).toEqual({
      name: 'Itzel',
      email: 'itzel@correo.com',
      guide_idea: '',
    });
  });
});

describe('what is missing is said once for each field, in the order of the form', () => {
  it.each([
    [
      'contact',
      contactSchema,
      ['El nombre es requerido', 'El email es requerido', 'Elige un asunto', 'El mensaje es requerido'],
    ],
    [
      'error report',
      errorReportSchema,
      [
        'Elige un país',
        'Elige el tipo de error',
        'Escribe la información que está mal',
        'Escribe la información correcta',
      ],
    ],
    ['guide idea', guideIdeaSchema, ['El nombre es requerido', 'El email es requerido']],
  ] as const)('%s', (_name, schema, messages) => {
    expect(readEnquiry(schema, typed({})).errors?.map(({ message }) => message)).toEqual(messages);
  });

  it.each(['itzel', 'itzel@', '@correo.com', 'itzel@correo', 'dos correos@a.mx'])('%s is not an email', (email) => {
    expect(readEnquiry(contactSchema, typed({ ...CONTACT, email })).errors).toEqual([
      { key: 'email', message: 'Email inválido' },
    ]);
  });

  it.each(['ejemplo.mx', 'javascript:alert(1)', 'ftp://ejemplo.mx', 'https://'])('%s is not a source', (source) => {
    expect(readEnquiry(errorReportSchema, typed({ ...REPORT, source })).errors?.map(({ key }) => key)).toEqual([
      'source',
    ]);
  });

  test('a value that no select offers is refused', () => {
    expect(readEnquiry(contactSchema, typed({ ...CONTACT, subject: 'toString' })).errors).toHaveLength(1);
  });
});

describe('newsletter', () => {
  const read = (name: string, email: string) =>
    readEnquiry(newsletterFormSchema, typed({ 'fields[name]': name, 'fields[email]': email }), newsletterFieldName);

  test('its fields have the names of the provider', () => {
    expect(read('Itzel', ' itzel@correo.com ').values).toEqual({ name: 'Itzel', email: 'itzel@correo.com' });
  });

  test('a name of only spaces is let through, an untouched one is not', () => {
    expect(read('   ', 'itzel@correo.com').values).toEqual({ name: '', email: 'itzel@correo.com' });
    expect(read('', 'itzel@correo.com').errors).toEqual([{ key: 'name', message: 'El nombre es requerido' }]);
  });

  it.each(['', '   ', 'itzel'])('%j is no email to subscribe', (email) => {
    expect(read('Itzel', email).errors?.map(({ key }) => key)).toEqual(['email']);
  });
});
