import { Banner } from '../../../components/Banner/Banner.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { checkout as messages } from '../../../messages/checkout.ts';
import type { AnyField } from '../../account/form-parts/fields.tsx';

export interface ErrorSummaryProps {
  /** The fields in the order of the form, each with its label. */
  of: readonly (readonly [string, Pick<AnyField, 'id' | 'errors'>])[];
}

/** The missing input of a posted form, with a link to each field: without JavaScript no script moves the focus there. */
export function ErrorSummary({ of }: ErrorSummaryProps) {
  const wrong = of.filter(([, { errors }]) => errors?.length);
  if (wrong.length === 0) return null;
  return (
    <Banner tone="error" role="alert" title={messages.plain.faults(wrong.length)}>
      <ul className="faults">
        {wrong.map(([label, { id, errors }]) => (
          <li key={id}>
            <Link href={`#${id}`}>{label}</Link>: {errors?.[0]}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
