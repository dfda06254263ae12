import './chips.css';
import './form.css';
import './steps.css';
import './text-button.css';
import './tick-list.css';
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

/** Every component in its states, by name. The gallery (`/piezas` in `npm run dev`) shows them, and axe goes through it. */
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
      <legend className="choices-legend">¿Qué visas tienes?</legend>
      <Choice type="checkbox" label="De Estados Unidos" hint="Vigente, de cualquier tipo" defaultChecked />
      <Choice type="checkbox" label="De Canadá" />
    </fieldset>
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
