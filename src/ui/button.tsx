import type { ComponentPropsWithoutRef } from 'react';
import './button.css';
import { Icon } from './icon.tsx';

interface LookProps {
  look?: 'outline' | 'foil';
  small?: boolean;
  className?: string;
}

function buttonClass({ look, small, className }: LookProps): string {
  return ['button', look && `button--${look}`, small && 'button--small', className].filter(Boolean).join(' ');
}

export function Button({ look, small, className, ...rest }: ComponentPropsWithoutRef<'button'> & LookProps) {
  return <button type="button" className={buttonClass({ look, small, className })} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, small, className, ...rest }: ComponentPropsWithoutRef<'a'> & LookProps) {
  return <a className={buttonClass({ look, small, className })} {...rest} />;
}

/** A button-like link to another site: opens a new tab and says so to screen readers. */
export function ExternalButtonLink({ children, ...rest }: ComponentPropsWithoutRef<'a'> & LookProps) {
  return (
    <ButtonLink target="_blank" rel="noopener" {...rest}>
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> (se abre en otra pestaña)</span>
    </ButtonLink>
  );
}
