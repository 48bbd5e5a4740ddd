import { Button } from '../../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { LIVE_PARTS, type LiveStreamProps } from './live-parts.ts';

/** The button that announces new posts, hidden until there are some, and the announcement for screen readers. Static: a script fills it. */
export const LiveNotice = ({ messages }: LiveStreamProps) => (
  <div className="notice">
    <Button hidden {...{ [LIVE_PARTS.button]: '' }}>
      {messages.one}
    </Button>
    <p className="failing" hidden {...{ [LIVE_PARTS.failing]: '' }}>
      <span className="whole">{messages.lost}</span>
      <span className="short">{messages.lostShort}</span>
    </p>
    <VisuallyHidden as="p" role="status" {...{ [LIVE_PARTS.status]: '' }} />
  </div>
);
