import type { MexicanMission } from './mexican-missions-schema.ts';

const PHONE_LABELS: Record<MexicanMission['phones'][number]['for'], string> = {
  emergency: 'Emergencias',
  protection: 'Protección consular',
  office: 'Oficina',
};

/** The telephones of a mission: what each is for, and its number as it is dialled. */
export function missionPhones({ phones }: Pick<MexicanMission, 'phones'>): { label: string; number: string }[] {
  return phones.map(({ for: use, number, local, extension }) => ({
    label: PHONE_LABELS[use],
    number: [number ?? `${local} (marcado allá)`, extension && `ext. ${extension}`].filter(Boolean).join(', '),
  }));
}

/** What to know before calling, or to do instead; undefined for a mission whose telephone says all. */
export function missionNote({ note, phones, website }: MexicanMission): string | undefined {
  if (note || phones.length > 0) return note;
  return `Su teléfono está por confirmar: búscalo ${website ? 'en su sitio o ' : ''}en la Guía del viajero antes de salir.`;
}

/** `Embajada de México en España, Madrid.` */
export function missionName({ name, city }: Pick<MexicanMission, 'name' | 'city'>): string {
  const whole = city && !name.includes(city) ? `${name}, ${city}` : name;
  return whole.endsWith('.') ? whole : `${whole}.`;
}

/** The address that opens the telephone. */
export function phoneHref(number: string): string {
  // `tel:` wants digits and the plus sign only.
  return `tel:${number.replace(/,.*|[^\d+]/g, '')}`;
}
