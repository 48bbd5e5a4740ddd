import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { storedRecords as messages } from '../../../messages/patterns.ts';
import { StoredRecordsRoot } from './StoredRecords.styles.ts';

export interface StoredRecord {
  /** The key in the browser's storage. */
  key: string;
  /** Formatted, without secrets; undefined if the browser has no such record. */
  text: string | undefined;
}

export interface StoredRecordsProps extends Omit<RootProps<'div'>, 'children'> {
  /** Undefined while they are read. */
  records: readonly StoredRecord[] | undefined;
  /** `blocked`: the browser refuses its storage. */
  state?: 'blocked' | 'cleared' | undefined;
  /** Empties the storage of the browser for this site. */
  onClear: () => void;
}

/** The stored records of a browser about its reader, for support. @see A14 */
export const StoredRecords = styleable<StoredRecordsProps>(
  StoredRecordsRoot,
  function StoredRecords({ records, state, onClear, ...rest }) {
    return (
      <StoredRecordsRoot {...rest}>
        {state === 'blocked' && <Banner tone="warning">{messages.blocked}</Banner>}
        {records?.map(({ key, text }) => (
          <section key={key} aria-label={key}>
            <h2>{key}</h2>
            {text === undefined ? <p>{messages.none}</p> : <pre>{text}</pre>}
          </section>
        ))}
        {state === 'cleared' && <Banner tone="success">{messages.cleared}</Banner>}
        <p className="actions">
          <Button variant="secondary" onClick={onClear}>
            {messages.clear}
          </Button>
        </p>
      </StoredRecordsRoot>
    );
  },
);
