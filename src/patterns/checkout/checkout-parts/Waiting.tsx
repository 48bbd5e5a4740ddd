import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { checkout as words } from '../../../words/checkout.ts';

/** The room of what is not known yet. */
export const Waiting = () => (
  <div className="loading">
    <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton lines={6} />
  </div>
);
