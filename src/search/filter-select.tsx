import type { ComponentProps } from 'react';
import { SelectField } from '../ui/select-field.tsx';

/** A choice of a `filtered-list`. */
export function FilterSelect(props: Omit<ComponentProps<typeof SelectField>, 'isFree' | 'autoComplete'>) {
  return <SelectField isFree autoComplete="off" {...props} />;
}
