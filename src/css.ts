/** The declarations of every CSS file of the package: importing one has only an effect. */
export {};
