import './chips.css';
import './disclosure.css';
import './form.css';
import './notice.css';
import './panel.css';
import './rows.css';
import './steps.css';
import './text-button.css';
import './tick-list.css';
import './toast.css';
import type { ReactNode } from 'react';
import { Button, ButtonLink, ExternalButtonLink } from './button.tsx';
import { Chips } from './chips.tsx';
import { Choice } from './choice.tsx';
import { Icon } from './icon.tsx';
import { ICON_NAMES } from './icons.ts';
import { Steps, TickList } from './lists.tsx';
import { MachineLine } from './machine-line.tsx';
import { PrintedFields } from './printed-fields.tsx';
import { SelectField } from './select-field.tsx';
import { Table } from './table.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

/** Every piece in its states, by name. The gallery (`/piezas` in `npm run dev`) shows them, and axe goes through it. */
export const UI_EXAMPLES: Readonly<Record<string, ReactNode>> = {
  Botones: (
    <p>
      <Button>Enviar</Button> <Button look="outline">Reintentar</Button> <Button small>Quitar</Button>{' '}
      <Button disabled>Enviando...</Button> <ButtonLink href="#botones">Un enlace</ButtonLink>{' '}
      <ExternalButtonLink href="https://example.org">Aplicar Ahora</ExternalButtonLink>{' '}
      <button type="button" className="text-button">
        Comparar
      </button>
    </p>
  ),
  Iconos: ICON_NAMES.map((name) => (
    <span key={name}>
      <Icon name={name} /> {name}{' '}
    </span>
  )),
  Etiquetas: <Chips items={['Kioto', 'Osaka', 'Hiroshima', 'Nara']} max={2} />,
  'Campos de texto': (
    <div className="form stack">
      <TextField id="nombre" label="Nombre" />
      <TextField id="fuente" label="Fuente (URL)" isOptional />
      <TextField id="email" label="Email" defaultValue="ana@" error="Escribe el correo completo: ana@ejemplo.mx." />
      <TextAreaField id="mensaje" label="Mensaje" />
      <SelectField
        id="asunto"
        name="asunto"
        label="Asunto"
        placeholder="Elige un asunto"
        options={[['otro', 'Otro tema']]}
      />
    </div>
  ),
  Opciones: (
    <fieldset>
      <legend>¿Qué visas tienes?</legend>
      <Choice type="checkbox" label="De Estados Unidos" hint="Vigente, de cualquier tipo" defaultChecked />
      <Choice type="checkbox" label="De Canadá" />
    </fieldset>
  ),
  'Errores de un formulario': (
    <div className="notice notice--error summary">
      <h4>Revisa 2 campos</h4>
      <ul>
        <li>
          <a href="#email">Escribe el correo completo: ana@ejemplo.mx.</a>
        </li>
        <li>
          <a href="#mensaje">Escribe tu mensaje.</a>
        </li>
      </ul>
    </div>
  ),
  'Respuestas a un formulario': (
    <>
      <p className="notice notice--success form-message">¡Gracias por tu mensaje! Te responderemos pronto.</p>
      <p className="notice notice--error form-message">
        Hubo un error al enviar el mensaje. Por favor intenta de nuevo.
      </p>
      <p className="notice form-message">Sin conexión. Lo que escribiste sigue aquí.</p>
    </>
  ),
  Avisos: (
    <div className="stack">
      <p className="notice">
        La información es referencial. Verifícala con la embajada o el consulado antes de viajar.
      </p>
      <div className="notice notice--error">
        <h3>No se pudo cargar</h3>
        <p>Revisa tu conexión e intenta de nuevo.</p>
      </div>
      <p className="notice notice--success">Listo: tu lista quedó guardada.</p>
      <p className="notice notice--remark">
        <b>En duda:</b> otra fuente da 30 días.
      </p>
    </div>
  ),
  'Lo que se abre': (
    <div className="ruled">
      <details className="unfolds">
        <summary>¿Cuánto debe durar mi pasaporte?</summary>
        <p>6 meses después de tu regreso en casi todos los destinos.</p>
      </details>
      <details className="unfolds" open>
        <summary>¿Qué es una ETA?</summary>
        <p>Un permiso en línea para visitas cortas.</p>
      </details>
    </div>
  ),
  Renglones: (
    <div className="stack">
      <ul className="ruled">
        <li className="row">
          <a href="#renglones">Japón</a> <Button small>Quitar</Button>
        </li>
        <li className="row">
          <a href="#renglones">Perú</a> <Button small>Quitar</Button>
        </li>
      </ul>
      <dl className="ruled ruled--pairs">
        <div>
          <dt>¿Cuánto te quedas?</dt>
          <dd>180 días</dd>
        </div>
        <div>
          <dt>¿Cuánto cuesta?</dt>
          <dd>Sin costo</dd>
        </div>
      </dl>
    </div>
  ),
  Panel: (
    <section className="panel panel--edged">
      <h2>Embajada</h2>
      <p>Paseo de la Reforma 395, Ciudad de México.</p>
    </section>
  ),
  Toast: (
    <>
      <p className="toast">
        <span>
          <b>¡Enlace copiado!</b> El enlace se ha copiado al portapapeles.
        </span>
      </p>
      <p className="toast toast--error">
        <span>
          <b>Error</b> No se pudo copiar el enlace.
        </span>
      </p>
    </>
  ),
  'Lista con palomas': <TickList items={['Pasaporte vigente', 'Boleto de salida']} />,
  Pasos: <Steps items={['Llena la solicitud en línea.', 'Paga y agenda tu cita.', 'Ve a la entrevista.']} />,
  'Datos impresos': (
    <PrintedFields
      fields={[
        { label: 'Estancia', value: '90 días' },
        { label: 'Costo', value: '1,252 MXN', small: ['123 NZD', 'por confirmar'] },
      ]}
    />
  ),
  Tabla: (
    <Table
      caption="Tipo de cambio"
      columns={['Moneda', 'Pesos']}
      numeric={[1]}
      rows={[
        ['Dólar', '17.10'],
        ['Euro', '20.02'],
      ]}
    />
  ),
  'Línea de pasaporte': <MachineLine parts={['P<MEX', 'Japón', '90 días']} />,
};
