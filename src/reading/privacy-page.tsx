import type { ReactNode } from 'react';
import type { PublicSettings } from '../site/settings.ts';
import { FormDestinations, RatesDestination, Responsible } from './data-destinations.tsx';
import { LegalPage } from './legal-page.tsx';
import type { LegalText, PRIVACY_INSERTS } from './legal-text.ts';

/** The policy, completed with what only the settings of this build know. */
export function PrivacyPage({ text, settings }: { text: LegalText; settings: PublicSettings }) {
  const inserts: Record<(typeof PRIVACY_INSERTS)[number], ReactNode> = {
    responsable: <Responsible operator={settings.operator} />,
    formularios: <FormDestinations formUrls={settings.formUrls} />,
    'tipo-de-cambio': <RatesDestination exchangeRatesUrl={settings.exchangeRatesUrl} />,
  };
  return <LegalPage text={text} inserts={inserts} />;
}
