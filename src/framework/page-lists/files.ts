import path from 'node:path';

/** Folder of the lists that the browser gets. */
export const folderIn = (generatedFilesDir: string) => path.join(generatedFilesDir, 'page-lists');

/** The file that holds the browser's registry of page modules. */
export const registryIn = (generatedFilesDir: string) => path.join(folderIn(generatedFilesDir), 'registry.js');
