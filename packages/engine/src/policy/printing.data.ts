/** How vendors name that a document was printed. */
export const PRINT_OPERATIONS = ['FilePrinted', 'Print', 'file_printed'];
