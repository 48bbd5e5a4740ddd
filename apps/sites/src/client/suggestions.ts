export { startSuggestions as default } from 'rotativa/patterns/lists/PageHead';
