/** Does `act` once, when the reader comes near `element`: a phone's half screen away. */
export function whenNear(element: Element | null, act: () => void): void {
  if (!element) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
}
