import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { accountArea as messages } from '../../../messages/patterns.ts';

/** In place of what only the reader has, when the account cannot be loaded. */
export const AccountFailed = ({ retry }: { retry: () => void }) => (
  <Banner
    tone="error"
    title={messages.failedTitle}
    action={
      <Button size="small" variant="secondary" onClick={retry}>
        {messages.retry}
      </Button>
    }
  >
    {messages.failed}
  </Banner>
);
