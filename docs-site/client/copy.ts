/** A button that copies a sample. Only a script can do it. */
export function startCopying(): void {
  for (const figure of document.querySelectorAll('.docs-code, .docs-install')) {
    const code = figure.querySelector('code')!;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'docs-copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(code.textContent).then(
        () => (button.textContent = 'Copied'),
        () => (button.textContent = 'Not allowed'),
      );
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    });
    figure.append(button);
  }
}
