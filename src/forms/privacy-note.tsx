/** True with and without JavaScript; the policy tells the rest. */
export function PrivacyNote() {
  return (
    <>
      Lo que escribes se queda en este dispositivo hasta que lo envías. Consulta la{' '}
      <a href="/privacidad">Política de Privacidad</a>.
    </>
  );
}
