/** The asynchronous border that the plugin's documentation asks for. */
void import('../app.ts');
