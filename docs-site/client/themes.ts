/** The themes of all brands, for examples and fronts. Only their CSS is used. */
import.meta.glob('../../src/themes/generated/{weekly,daily,women,men,forums,rural}.css', { eager: true });
