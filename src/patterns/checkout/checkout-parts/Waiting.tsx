import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { checkout as messages } from '../../../messages/checkout.ts';

/** The room of what is not known yet. */
export const Waiting = () => (
  <div className="loading">
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton lines={6} />
  </div>
);
