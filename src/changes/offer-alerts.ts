/** The offer of alerts, where the browser can show them. What it needs is asked for once it is opened. */
export function offerAlerts(): void {
  const offer = document.querySelector<HTMLDetailsElement>('[data-alerts]');
  if (!offer || !('PushManager' in window) || !('serviceWorker' in navigator)) return;
  offer.hidden = false;
  offer.addEventListener(
    'toggle',
    () =>
      import('./alerts-offer.ts').then(
        ({ workAlertsOffer }) => workAlertsOffer(offer),
        () => {
          const status = offer.querySelector('[role="status"]');
          if (status) status.textContent = 'No hay conexión: vuelve a cargar la página cuando tengas señal.';
        },
      ),
    { once: true },
  );
}
