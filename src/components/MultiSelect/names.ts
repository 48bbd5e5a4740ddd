/** The names in a pasted text, between commas, semicolons, tabs or lines; none if it is one name. */
export function pastedNames(text: string): string[] {
  const names = text
    .split(/[,;\t\r\n]+/)
    .map((name) => name.trim())
    .filter(Boolean);
  return /[,;\t\r\n]/.test(text.trim()) ? [...new Set(names)] : [];
}
