import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import './button.css';
import { Icon } from './icon.tsx';

type Look = 'solid' | 'outline';

function buttonClass(look: Look, small: boolean | undefined, extra: string | undefined): string {
  return ['button', look !== 'solid' && `button--${look}`, small && 'button--small', extra].filter(Boolean).join(' ');
}

interface LookProps {
  look?: Look;
  small?: boolean;
}

export function Button({ look = 'solid', small, className, ...rest }: ComponentProps<'button'> & LookProps) {
  return <button type="button" className={buttonClass(look, small, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'solid',
  small,
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & LookProps) {
  return <a className={buttonClass(look, small, className)} {...rest} />;
}

/** A button-like link to another site: opens a new tab and says so to screen readers. */
export function ExternalButtonLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & LookProps) {
  return (
    <ButtonLink target="_blank" rel="noopener" {...rest}>
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> (se abre en otra pestaña)</span>
    </ButtonLink>
  );
}
