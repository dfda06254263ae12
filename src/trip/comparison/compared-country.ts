import type { CountryDetails } from '../../catalogue/country-details.ts';
import { figureFootnotes } from '../../catalogue/country-summary.ts';
import { badgeText } from '../../catalogue/voice/wording.ts';
import type { PersonalView } from '../../journey/personal-view.ts';

export type ComparedCountry = ReturnType<typeof comparedCountry>;

/** One destination of a comparison: for everybody, or as this reader meets it. */
export function comparedCountry(details: CountryDetails, view: PersonalView | undefined) {
  const { country, stay, cost } = details;
  const isUsual = !view || (!view.held && view.visaStatus === country.visaStatus);
  return {
    ...details,
    view,
    visaStatus: view?.visaStatus ?? country.visaStatus,
    badge: view?.badge ?? badgeText(country),
    stayFigure: view ? { lead: view.figures.stay, small: [] } : { lead: stay.lead, small: figureFootnotes(stay) },
    costFigure: view
      ? { lead: view.figures.cost.lead, small: figureFootnotes(view.figures.cost) }
      : { lead: cost.lead, small: figureFootnotes(cost) },
    procedure: view?.figures.procedure ?? country.procedure,
    /** Of the record's own procedure; under another answer, or with the visa in hand, it would be somebody else's. */
    processingTime: isUsual ? details.processingTime : undefined,
  };
}
