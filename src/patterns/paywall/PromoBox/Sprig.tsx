/** A coffee sprig drawn with a pen: the mark of the rural box. */
export const Sprig = () => (
  <svg
    className="sprig"
    viewBox="0 0 64 64"
    width="64"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M31 61c-1-14 0-32 3-52" />
    <path d="M32 46C20 47 11 41 8 30c11-1 20 5 24 16Z" />
    <path d="M33 33c2-12 10-19 22-19-1 12-10 19-22 19Z" />
    <path d="M8 30c9 4 16 9 24 16M55 14c-9 5-16 11-22 19" />
    <circle cx="38" cy="44" r="4.5" />
    <circle cx="27" cy="27" r="4.5" />
    <circle cx="45" cy="49" r="4" />
  </svg>
);
