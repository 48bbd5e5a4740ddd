'use client';
import type { HeaderAccount } from './ReaderPanel.tsx';
import { useReader } from './use-reader.ts';

/** A type, not an interface: TypeScript can prove that it is plain, which island props must be. */
export type SignOutProps = Pick<HeaderAccount, 'afterSignOut' | 'home'> & {
  /** 'Cerrar sesión'. */
  text: string;
};

/** The button in a header that signs the reader out. The header shows it by `data-reader`. @see H4 */
export default function SignOut({ text, ...leaving }: SignOutProps) {
  const { signOut } = useReader(leaving);
  return (
    <button type="button" className="leave" onClick={signOut}>
      {text}
    </button>
  );
}
