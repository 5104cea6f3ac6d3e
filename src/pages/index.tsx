import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Rainbond">
      <main>
        <h1>Rainbond</h1>
      </main>
    </Layout>
  );
}
