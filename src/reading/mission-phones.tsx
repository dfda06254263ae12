import type { Country } from '../catalogue/country.ts';
import type { MexicanMission } from '../catalogue/mexican-missions-schema.ts';
import { missionPhones, phoneHref } from '../catalogue/mission-words.ts';
import { questionPath } from '../catalogue/slug.ts';
import { Table } from '../ui/table.tsx';

interface MissionPhonesProps {
  /** The places in the order of the list, each with the missions that answer for it. */
  places: readonly { country: Country; missions: readonly MexicanMission[] }[];
}

/** The first telephone of Mexico in every place that has one; the place's own page has the rest. */
export function MissionPhones({ places }: MissionPhonesProps) {
  const rows = places.flatMap(({ country, missions }) => {
    const [phone] = missions.flatMap(missionPhones);
    if (!phone) return [];
    return [
      [
        <a href={`${questionPath(country.slug)}#si-algo-sale-mal`}>{country.nameSpanish}</a>,
        <a href={phoneHref(phone.number)}>{phone.number}</a>,
      ],
    ];
  });
  return (
    <details className="unfolds">
      <summary>Teléfonos de México en {rows.length} destinos</summary>
      <Table
        columns={[
          { label: 'Destino', isNumeric: false },
          { label: 'Teléfono', isNumeric: true },
        ]}
        rows={rows}
      />
    </details>
  );
}
