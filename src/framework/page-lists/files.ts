import path from 'node:path';

/** The folder of the lists that the browser gets. */
export const folderIn = (generatedFilesDir: string) => path.join(generatedFilesDir, 'page-lists');

/** The file that contains the browser's registry of page modules. */
export const registryIn = (generatedFilesDir: string) => path.join(folderIn(generatedFilesDir), 'registry.js');
