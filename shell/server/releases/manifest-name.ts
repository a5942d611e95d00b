/** The file by which hosts of Module Federation load a remote. */
export const manifestName = 'mf-manifest.json'
