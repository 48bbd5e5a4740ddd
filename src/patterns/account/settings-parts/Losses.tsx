import { lossMessages, type Loss } from '../../../domain/sales/loss.ts';
import { deletionLosses as messages } from '../../../messages/account-settings.ts';
import { Loaded } from './Loaded.tsx';
import type { AsyncData } from './use-async-data.ts';

/** The price of the deletion of the account, before the reader decides. @see A11 */
export const Losses = ({ of }: { of: AsyncData<readonly Loss[]> }) => (
  <Loaded of={of}>
    {(losses) =>
      losses.length > 0 ? (
        <>
          <p>{messages.title}</p>
          <ul aria-label={messages.title}>
            {losses.map((loss, at) => (
              <li key={at}>{lossMessages(loss)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{messages.none}</p>
      )
    }
  </Loaded>
);
