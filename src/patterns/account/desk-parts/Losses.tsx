import { lossWords, type Loss } from '../../../domain/sales/loss.ts';
import { deletionLosses as words } from '../../../words/desk.ts';
import { Loaded } from './Loaded.tsx';
import type { Loading } from './use-loading.ts';

/** The price of the deletion of the account, before the reader decides. @see A11 */
export const Losses = ({ of }: { of: Loading<readonly Loss[]> }) => (
  <Loaded of={of}>
    {(losses) =>
      losses.length > 0 ? (
        <>
          <p>{words.title}</p>
          <ul aria-label={words.title}>
            {losses.map((loss, at) => (
              <li key={at}>{lossWords(loss)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{words.none}</p>
      )
    }
  </Loaded>
);
