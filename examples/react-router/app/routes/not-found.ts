import { data } from 'react-router';

/** An address that no other route has. The root shows its page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default () => null;
